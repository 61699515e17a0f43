import { type ComponentType, useEffect, useState } from 'react';

/** Locked work on this phone. Without stored data the database code is not loaded. */
export function LockedItems() {
  const [List, setList] = useState<ComponentType | null>(null);
  useEffect(() => {
    void fetchList().then((list) => setList(() => list));
  }, []);
  return List === null ? null : <List />;
}

async function fetchList(): Promise<ComponentType | null> {
  try {
    if (await keepsNothing()) return null;
    return (await import('./locked-list.tsx')).LockedList;
  } catch {
    return null;
  }
}

/** False where the browser does not tell. */
async function keepsNothing(): Promise<boolean> {
  const { indexedDB: storage } = window as { indexedDB?: Partial<IDBFactory> };
  return (await storage?.databases?.())?.length === 0;
}
