import type { Settings } from '@/lib/events/event';
import type { DraftErrors, SettingsDraft } from './draft';

/** What a group of fields for the settings is given. */
export interface SettingsFieldsProps {
  draft: SettingsDraft;
  errors: DraftErrors;
  onChange: (part: Partial<SettingsDraft>) => void;
  /** Whether a setting can no longer be changed in this step of the event. */
  isFixed: (field: keyof Settings) => boolean;
}
