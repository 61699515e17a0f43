import type { Rolldown } from 'vite';

/** What the coach reads with: whatever cannot run without it is the coach's. */
export const COACH_READS_WITH = /domain\/ai-coach\/understand\/.*-weights\.ts/;

/** The pages that train, what stands around them, and where one signs in and out. These must be on the phone before it can be offline; the rest follows. */
const NEEDED_TO_TRAIN =
  /src\/client\/(app\/coach|features\/(coach-chat|today|routines\/(?!exchange|qr-code|read-picture|routine-link|send-file|share-routine|take-sheet)|program|history\/(?!workout-page|workout-form|workout-times|edited-|use-workout-edit)|library|this-phone|coach-info|home\/(?!home-head)|not-found|auth\/(login-page|register-page|locked-list)|profile\/profile-page))/;

/** Finds the files that training does not need: what the coach reads and answers with, and those only a page of another kind leads to. */
export function laterFiles() {
  const needed = new Set<string>();
  const coach = new Set<string>();
  const collector = {
    name: 'needed-to-train',
    generateBundle: (_: unknown, bundle: Rolldown.OutputBundle) => {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
      const imported = (name: string, found = new Set<string>()): Set<string> => {
        if (found.has(name)) return found;
        found.add(name);
        for (const other of byName.get(name)?.imports ?? []) imported(other, found);
        return found;
      };
      const isCoach = (name: string) =>
        [...imported(name)].some((other) => Object.keys(byName.get(other)?.modules ?? {}).some((id) => COACH_READS_WITH.test(id)));
      const visit = (name: string) => {
        const chunk = byName.get(name);
        if (chunk === undefined || needed.has(name)) return;
        needed.add(name);
        for (const sheet of chunk.viteMetadata?.importedCss ?? []) needed.add(sheet);
        for (const other of chunk.imports) visit(other);
        for (const other of chunk.dynamicImports) {
          if (isCoach(other)) for (const name of imported(other)) coach.add(name);
          else if (isForTraining(byName.get(other))) visit(other);
        }
      };
      for (const chunk of chunks) if (chunk.isEntry) visit(chunk.fileName);
    },
  };
  const mark = (file: string) => {
    if (!file.startsWith('assets/') || needed.has(file)) return {};
    return { later: coach.has(file) ? ('coach' as const) : ('page' as const) };
  };
  return { collector, mark };
}

/** Code of no page at all, such as the session's, belongs to every page; what charts, coaches, the market and a new password need does not. */
function isForTraining(chunk: Rolldown.OutputChunk | undefined): boolean {
  const page = Object.keys(chunk?.modules ?? {}).filter((id) =>
    /\/src\/(client\/(features|coach-forms|coaches|training\/draw-chart)\b|domain\/auth\/well-known)/.test(id),
  );
  return page.length === 0 || page.some((id) => NEEDED_TO_TRAIN.test(id));
}
