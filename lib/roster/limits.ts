/** Maximum length of the address of a JSON Schema. */
export const ADDRESS_LENGTH = 500;
/** Maximum characters of a name or a player, and of notes. */
export const NAME_LENGTH = 120;
export const NOTES_LENGTH = 4000;
/** Maximum characters of the notes of an element. */
export const ELEMENT_NOTES_LENGTH = 500;
/** Maximum bytes of a roster or a pack; of a collection, or a file of cards, weapons or troops. */
export const FILE_BYTES = 256 * 1024;
export const LIBRARY_BYTES = 1024 * 1024;
/** Maximum bytes of a match: 12 MiB. */
export const MATCH_BYTES = 12 * 1024 * 1024;
/** Maximum number of elements or units in a force. */
export const FORCE_SIZE = 200;
/** Maximum number of entries in any list of a roster or a pack. */
export const LIST_SIZE = 200;
/** The latest time that a Date can represent, in milliseconds since 1970. */
export const LAST_TIME = 8_640_000_000_000_000;
/** Maximum number of entries in a collection, and of models in an entry (collection format). */
export const COLLECTION_SIZE = 300;
export const MAX_MODELS = 99;
/** Maximum of elements in a pack; more than a force may have, for packs from when it could have as many. */
export const MAX_ALLOWED = 500;

/** Maximum number of points in a pack. */
export const MAX_POINTS = 9999;
