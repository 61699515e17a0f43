import type { SyncPosition } from '#offline/store/this-phone.ts';
import type { SyncStatus } from '#offline/sync/sync.ts';

interface DiagnosticInput {
  readonly version: string;
  readonly install_id: string;
  readonly status: SyncStatus & { online: boolean };
  readonly position: SyncPosition;
  readonly messages: number;
  readonly installed: boolean;
}

/** One line with this phone's state, for support, without personal data. */
export function diagnosticLine({ version, install_id, status, position, messages, installed }: DiagnosticInput): string {
  return [
    `setwise ${version}`,
    `install ${install_id}`,
    `${status.online ? 'online' : 'offline'} ${status.phase}`,
    `queue ${status.pending}`,
    `messages ${messages}`,
    `refused ${status.rejected}`,
    `cursor ${position.cursor}`,
    `epoch ${position.epoch ?? 'none'}`,
    `last ${position.last_sync ?? 'never'}`,
    installed ? 'installed' : 'in the browser',
  ].join(' · ');
}
