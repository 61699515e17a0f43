import type { MailBlock, MailContent } from './mail-content.ts';

/** The mail as plain text, in the same order. */
export function mailText({ blocks }: MailContent, publicOrigin: string): string {
  return `${[...blocks.map(block), `Setwise\n${publicOrigin}/`].join('\n\n')}\n`;
}

function block(part: MailBlock): string {
  switch (part.kind) {
    case 'words':
    case 'note':
      return part.text;
    case 'code':
      return `    ${part.text}`;
    case 'button':
      return `${part.label}:\n${part.url}`;
    case 'facts':
      return part.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
    case 'items':
      return part.items
        .map(({ title, beside, text }) => [`* ${title}, ${beside}`, `  ${text.replaceAll('\n', '\n  ')}`].join('\n'))
        .join('\n\n');
  }
}
