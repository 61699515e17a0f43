/** «1 new message», «3 new messages» */
export function newMessages(count: number): string {
  return `${count} new message${count === 1 ? '' : 's'}`;
}
