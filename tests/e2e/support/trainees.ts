import { TRAINEE } from './person.ts';
import { createProduct, type Product } from './product.ts';

/** How many trainees a product is given; a worker that needs more starts a fresh product. */
export const TRAINEES = 40;

/** A running product for all tests of a worker that change nothing but what belongs to their own account. */
export interface StandingProduct {
  /** The product, and the address of a trainee whom no test has used. */
  take(): Promise<{ product: Product; email: string }>;
  remove(): Promise<void>;
}

/** Starts it on a copy of a folder with trainees. */
export async function openStandingProduct(folder: string): Promise<StandingProduct> {
  let product = await startShared(folder);
  let used = 0;
  return {
    async take() {
      if (used === TRAINEES) {
        await product.remove();
        product = await startShared(folder);
        used = 0;
      }
      used += 1;
      return { product, email: emailOf(used) };
    },
    remove: () => product.remove(),
  };
}

async function startShared(folder: string): Promise<Product> {
  const product = await createProduct(folder);
  // All tests come from one network.
  await product.start({ RATE_LIMIT_FACTOR: '1000' });
  return product;
}

function emailOf(n: number): string {
  return TRAINEE.replace('@', `-${n}@`);
}
