import { useEffect, useState } from 'react';
import { localDate } from '#domain/training/week.ts';

const CHECK_MS = 30_000;

/** The local date (yyyy-mm-dd), updated at midnight and on wake. */
export function useToday(now: () => number): string {
  const [today, setToday] = useState(() => localDate(new Date(now())));
  useEffect(() => {
    const check = () => setToday(localDate(new Date(now())));
    const timer = setInterval(check, CHECK_MS);
    document.addEventListener('visibilitychange', check);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, [now]);
  return today;
}
