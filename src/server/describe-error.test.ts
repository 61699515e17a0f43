import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { databaseErrorOf, describeError } from './describe-error.ts';

test('an error keeps its name, sentence and place', () => {
  const described = describeError(new TypeError('x is not a function')) as { error: string; message: string; stack: string[] };
  expect(described).toMatchObject({ error: 'TypeError', message: 'x is not a function' });
  expect(described.stack[0]).toContain('describe-error.test.ts');
});

test('a database error keeps its code and constraint, and nothing a person typed', () => {
  const cause = Object.assign(new Error('duplicate key: (email)=(sam@example.com)'), {
    code: '23505',
    table: 'users',
    constraint: 'users_email_unique',
    detail: 'Key (email)=(sam@example.com) already exists.',
  });
  const failed = new Error('Failed query: insert into users values ($1)\nparams: sam@example.com', { cause });
  expect(describeError(failed)).toMatchObject({ error: 'database', sqlstate: '23505', table: 'users', constraint: 'users_email_unique' });
  expect(JSON.stringify(describeError(failed))).not.toContain('sam@example.com');
});

test('a query that failed without the database’s word says why, and nothing a person typed', () => {
  const failed = new DrizzleQueryError(
    'insert into users values ($1)',
    ['sam@example.com'],
    new Error('Connection terminated unexpectedly'),
  );
  expect(describeError(failed)).toMatchObject({ error: 'query', because: { message: 'Connection terminated unexpectedly' } });
  expect(JSON.stringify(describeError(failed))).not.toContain('sam@example.com');
});

test('a thrown thing that is no error is named by its type only', () => {
  expect(describeError('sam@example.com')).toEqual({ error: 'string' });
});

test('a code that is not the database’s is not taken for one', () => {
  expect(databaseErrorOf(Object.assign(new Error('no'), { code: 'ENOENT' }))).toBeNull();
});
