import type { Page, Route } from 'playwright/test';

/** Holds back every request for this address until it is let go, so that what is shown meanwhile is there however slow the machine is. */
export async function holdBack(page: Page, address: string | RegExp): Promise<() => Promise<void>> {
  let open = () => {};
  const isOpen = new Promise<void>((resolve) => {
    open = resolve;
  });
  const passing: Promise<void>[] = [];
  const pass = (route: Route) => {
    const passed = isOpen.then(() => route.continue());
    passing.push(passed);
    return passed;
  };
  await page.route(address, pass);
  return async () => {
    open();
    await Promise.all(passing);
    // No handler is left behind that a closing page would break off.
    await page.unroute(address, pass);
    await Promise.all(passing);
  };
}
