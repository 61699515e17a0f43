import { describe, expect, test } from 'vitest';
import { decideEnd, type End } from './leaving.ts';

const NOW = 1_000;
const by = (side: 't' | 'c', isBlock = false): NonNullable<End> => ({ at: 500, by: side, isBlock });

describe('who may end a relationship, and take it back (REL-4)', () => {
  test.each([
    ['the trainee leaves', 'active', null, 't', 'leave', { end: { at: NOW, by: 't', isBlock: false } }],
    ['the coach leaves', 'active', null, 'c', 'leave', { end: { at: NOW, by: 'c', isBlock: false } }],
    ['a month is unpaid', 'paused', null, 't', 'leave', { end: { at: NOW, by: 't', isBlock: false } }],
    ['the same leaves twice', 'closing', by('t'), 't', 'leave', { end: by('t') }],
    ['the other has left before', 'closing', by('c'), 't', 'leave', 'already_ended'],
    ['nothing is paid any more', 'closing', null, 'c', 'leave', 'already_ended'],
    ['it was bought again after the coach left', 'active', by('c'), 't', 'leave', { end: { at: NOW, by: 't', isBlock: false } }],
    ['the trainee takes it back', 'closing', by('t'), 't', 'return', { end: null }],
    ['the coach takes back what the trainee did', 'closing', by('t'), 'c', 'return', 'not_yours'],
    ['the trainee takes back what the coach did', 'closing', by('c'), 't', 'return', 'not_yours'],
    ['nobody had left', 'active', null, 't', 'return', { end: null }],
    ['the trainee blocks', 'active', null, 't', 'block', { end: { at: NOW, by: 't', isBlock: true } }],
    ['the trainee blocks in the two weeks after the end', 'closing', null, 't', 'block', { end: { at: NOW, by: 't', isBlock: true } }],
    ['the trainee blocks a coach who has left', 'closing', by('c'), 't', 'block', { end: { at: NOW, by: 'c', isBlock: true } }],
    ['the trainee blocks twice', 'ended', by('t', true), 't', 'block', { end: by('t', true) }],
    ['it is long over', 'ended', null, 't', 'block', 'already_ended'],
    ['the coach blocks', 'active', null, 'c', 'block', 'trainee_only'],
    ['the block is lifted', 'ended', by('t', true), 't', 'return', { end: null }],
    ['the coach lifts the block', 'ended', by('t', true), 'c', 'return', 'not_yours'],
    ['a block of a coach who had left is lifted', 'ended', by('c', true), 't', 'return', { end: by('c') }],
  ] as const)('%s', (_, state, end, side, step, expected) => {
    expect(decideEnd({ state, end }, side, step, NOW)).toEqual(expected);
  });
});
