import { expect, test } from 'vitest';
import { allowedDestination } from './destination.ts';

const HERE = { page: 'https://setwise.example/ai-coach', backend: '' };
const ELSEWHERE = { page: 'https://setwise.example/ai-coach', backend: 'https://api.setwise.example' };

test.each([
  ['https://setwise.example/sandbox/checkout/1', HERE],
  ['/sandbox/checkout/1', HERE],
  ['https://checkout.stripe.com/c/pay/1', HERE],
  ['https://www.calendly.com/someone', HERE],
  ['https://api.setwise.example/sandbox/checkout/1', ELSEWHERE],
])('%s may be opened', (url, from) => {
  expect(allowedDestination(url, from)).toBe(new URL(url, from.page).href);
});

test.each([
  ['https://evil.example/pay', HERE],
  ['http://checkout.stripe.com/c/pay/1', HERE],
  ['https://checkout.stripe.com.evil.example/', HERE],
  ['https://evilcalendly.com/', HERE],
  ['javascript:alert(1)', HERE],
  ['data:text/html,hello', HERE],
  ['https://setwise.example@evil.example/', HERE],
  ['https://someone:secret@setwise.example/', HERE],
  ['//evil.example/', HERE],
  ['https://api.setwise.example/elsewhere', ELSEWHERE],
  ['http://setwise.example/', HERE],
  ['https://[', HERE],
])('%s may not', (url, from) => {
  expect(allowedDestination(url, from)).toBeNull();
});
