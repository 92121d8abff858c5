import { readSetting, saveSetting } from './setting';

const KEY = 'muster-shortcuts';

/** Whether the single-key shortcuts are on: the default unless switched off in this browser. */
export const shortcutsOn = (): boolean => readSetting(KEY) !== 'off';

/** Switches the single-key shortcuts on or off for this browser. */
export const setShortcuts = (on: boolean): void => saveSetting(KEY, on ? 'on' : 'off');
