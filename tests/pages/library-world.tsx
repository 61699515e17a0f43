import { render } from '@testing-library/react';
import { useEffect } from 'react';
import { MemoryRouter, matchPath, useLocation, useNavigate } from 'react-router-dom';
import { ExercisePage } from '#client/features/library/exercise-page.tsx';
import { LibraryPage } from '#client/features/library/library-page.tsx';
import { PageParamsContext } from '#client/routing/page-params.ts';
import { PATHS } from '#client/routing/paths.ts';
import { AccountContext } from '#client/session/use-account.ts';
import type { TrainingWorld } from './training-world.tsx';

/** Where the app is, as the address bar would show it. */
export interface Address {
  current: string;
}

/** The two pages of the library behind their addresses. */
export function showLibrary({ account }: TrainingWorld, path: string): Address {
  const address: Address = { current: path };
  function Follow() {
    const { pathname, search } = useLocation();
    const navigate = useNavigate();
    useEffect(() => {
      address.current = pathname + search;
    }, [pathname, search]);
    return (
      <button type="button" onClick={() => void navigate(-1)}>
        The browser's Back
      </button>
    );
  }
  render(
    <MemoryRouter initialEntries={[path]}>
      <AccountContext value={account}>
        <OpenPage />
        <Follow />
      </AccountContext>
    </MemoryRouter>,
  );
  return address;
}

function OpenPage() {
  const id = matchPath(PATHS.exercise, useLocation().pathname)?.params.id;
  if (id === undefined) return <LibraryPage />;
  return (
    <PageParamsContext value={{ id }}>
      <ExercisePage />
    </PageParamsContext>
  );
}
