import type { Control } from 'react-hook-form';
import type { Settings } from '@/lib/events/event';
import type { TypedSettings } from '@/lib/events/typed-settings';

/** What a form with the settings of an event holds. */
export interface SettingsInput {
  settings: TypedSettings;
}

/** What a group of fields for the settings is given. */
export interface SettingsFieldsProps {
  control: Control<SettingsInput>;
  /** Whether a setting can no longer be changed in this step of the event. */
  isFixed: (field: keyof Settings) => boolean;
}
