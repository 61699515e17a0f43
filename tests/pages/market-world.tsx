import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { vi } from 'vitest';
import { forgetPage } from './support/reload-page.ts';

export { CLEAR, freshPhone, NO_SIGNAL, type Phone } from './session-world.tsx';

/** Opens a public page as somebody who follows a link does, and tells at which address the app is. */
export async function openAt(path: string, state?: unknown) {
  // This document loads no pictures; none of them has failed.
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  forgetPage();
  const [{ App }, { boot }] = await Promise.all([import('#client/app/app.tsx'), import('#client/app/boot.ts')]);
  await boot();
  let address = path;
  function Address() {
    const { pathname, search } = useLocation();
    useLayoutEffect(() => {
      address = pathname + search;
    }, [pathname, search]);
    return null;
  }
  const [pathname = '', search = ''] = path.split(/(?=\?)/);
  const view = render(
    <MemoryRouter initialEntries={[{ pathname, search, state }]}>
      <App />
      <Address />
    </MemoryRouter>,
  );
  return { view, user: userEvent.setup(), address: () => address };
}
