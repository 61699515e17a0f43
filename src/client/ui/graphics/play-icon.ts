/** Apart from the table of icons, which every page loads. */
export const PLAY_ICON = 'M8 5.5v13l10-6.5z';
