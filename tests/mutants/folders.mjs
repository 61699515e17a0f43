/** The folders whose tests are tested, and the tests that are to notice. */
export const FOLDERS = {
  'src/domain/money': ['src/domain/money/*.test.ts'],
  'src/domain/sync': ['src/domain/sync/*.test.ts'],
  'src/offline/sync': ['tests/offline/sync-*.test.ts', 'tests/offline/two-phones.test.ts'],
  'src/server/auth': ['src/server/auth/*.test.ts', 'tests/api/{token,refresh,limits,account}.test.ts'],
  'src/server/commands/sync': ['tests/api/sync-*.test.ts'],
  'src/server/payments': ['tests/api/payment-{webhook,events}.test.ts'],
};

/** Changes that change nothing anybody could notice, each with the reason; not counted. `code` is the line as it is written. */
export const EQUIVALENT = [
  {
    file: 'src/domain/money/split.ts',
    code: 'const fee_cents = Math.floor((amount_cents * PLATFORM_FEE_PERCENT + 50) / 100);',
    from: '50',
    to: '51',
    because: 'a fifth of whole cents never ends in 49 hundredths',
  },
];
