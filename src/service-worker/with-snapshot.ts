import type { SnapshotFacts } from '#domain/snapshot-fits.ts';

interface KeptSnapshot {
  readonly facts: SnapshotFacts;
  /** HTML without scripts. */
  readonly snapshot: string;
  /** Whether it fits the app whose first script this is. */
  readonly fits: (entry: string) => boolean;
}

const ENTRY = /<script type="module"[^>]* src="([^"]+)"><\/script>/;
const ROOT = '<div id="root"></div>';

/**
 * The shell with a snapshot in it, or null where it does not fit. The snapshot lies in a template, which shows nothing by itself:
 * `public/today-snapshot.js` shows it if it is the signed-in account's, and starts the app after the first paint.
 */
export function withSnapshot(shell: string, { facts, snapshot, fits }: KeptSnapshot): string | null {
  const [script, entry] = ENTRY.exec(shell) ?? [];
  if (script === undefined || entry === undefined || !shell.includes(ROOT) || !fits(entry)) return null;
  const sheets = facts.sheets
    .filter((sheet) => !shell.includes(`href="${sheet}"`))
    .map((sheet) => `<link rel="stylesheet" crossorigin href="${sheet}">`);
  const template = `<template id="snapshot-of-today" data-id="${facts.id}" data-owner="${encodeURIComponent(facts.owner)}" data-entry="${entry}" data-dark="${String(facts.dark)}">${snapshot}</template>`;
  // Functions, because texts may contain `$&`.
  return shell
    .replace(script, () => `<link rel="modulepreload" crossorigin href="${entry}" data-entry>`)
    .replace('</head>', () => `${sheets.join('')}</head>`)
    .replace(ROOT, () => `${template}${ROOT}<script src="/today-snapshot.js"></script>`);
}
