import { configure, getConfig } from '@testing-library/react';
import * as React from 'react';

/** React's count of the stacks it took in the last second; from 10,000 on it takes none. */
interface ReactInternals {
  recentlyCreatedOwnerStacks: number;
}

const OWNER_STACK_LIMIT = 10_000;
/** What is changed lives as long as the worker. */
let isDone = false;

/** Leaves out what only lengthens the message of a failure, and is otherwise computed for every element drawn and every look for one. */
export function cheapenDiagnostics(): void {
  if (isDone) return;
  isDone = true;
  leaveOutOwnerStacks();
  drawDocumentOnlyForTheLastLook();
}

/** A stack per element says in React's warnings which line made the element; the warning and its component stack stay. */
function leaveOutOwnerStacks(): void {
  const internals = (React as unknown as Record<string, ReactInternals | undefined>)
    .__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
  if (internals === undefined) return;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => OWNER_STACK_LIMIT, set: ignoreReset, configurable: true });
}

/** React counts from 0 again every second. */
function ignoreReset(): void {
  // The limit stays reached.
}

/** While `waitFor` polls, each look that finds nothing would draw the document; when the time is over it draws it anyway. */
function drawDocumentOnlyForTheLastLook(): void {
  const { getElementError } = getConfig();
  // Testing Library sets it around every look but the last; its types do not name it.
  const isPolling = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
  configure({
    getElementError: (message, container) =>
      isPolling() && message !== null
        ? Object.assign(new Error(message), { name: 'TestingLibraryElementError' })
        : getElementError(message, container),
  });
}
