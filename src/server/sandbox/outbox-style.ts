/** The stylesheet of outbox pages; no inline styles. */
export const OUTBOX_STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; }
header { display: flex; flex-wrap: wrap; gap: 4px 16px; padding: 16px 20px; border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
header span { opacity: .75; }
main { max-width: 44rem; margin: 0 auto; padding: 16px 20px 48px; }
h1 { font-size: 1.5rem; line-height: 1.25; overflow-wrap: anywhere; }
ul { list-style: none; margin: 0; padding: 0; }
li { display: grid; grid-template-columns: 1fr auto; gap: 0 16px; padding: 12px 0; border-bottom: 1px solid color-mix(in srgb, currentColor 15%, transparent); }
li a { grid-column: 1 / -1; font-weight: 600; overflow-wrap: anywhere; }
li span, li time, .about { font-size: .875rem; opacity: .8; overflow-wrap: anywhere; }
.mail { white-space: pre-wrap; overflow-wrap: anywhere; padding: 20px; border: 1px solid color-mix(in srgb, currentColor 20%, transparent); border-radius: 12px; }
`;
