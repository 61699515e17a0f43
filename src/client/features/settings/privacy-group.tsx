import { PATHS } from '#client/routing/paths.ts';
import { useSession } from '#client/session/session-store.ts';
import { Group } from './settings-group.tsx';
import { LinkRow } from './settings-row.tsx';

/** Who sees what, and where that is changed. */
export function PrivacyGroup() {
  const hasCoach = useSession((session) => session.has_ai_coach);
  return (
    <Group id="privacy" title="Privacy">
      {hasCoach ? (
        <LinkRow to={PATHS.chat} icon="eye" label="What the AI Coach sees" hint="Opens the chat, where each fact can be taken out" />
      ) : null}
      <LinkRow to={PATHS.coaching} icon="user" label="Your coaches" hint="Who you write with, how to leave or block them" />
      <LinkRow to={PATHS.privacy} icon="lock" label="Privacy policy" hint="What is kept of you, and for how long" />
    </Group>
  );
}
