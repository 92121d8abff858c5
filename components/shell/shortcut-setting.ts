import { readSetting, saveSetting } from './setting';

const KEY = 'muster-shortcuts';

/** Are the single-key shortcuts on? They are unless they were switched off in this browser. */
export const shortcutsOn = (): boolean => readSetting(KEY) !== 'off';

/** Switches the single-key shortcuts, for this browser. */
export const setShortcuts = (on: boolean): void => saveSetting(KEY, on ? 'on' : 'off');
