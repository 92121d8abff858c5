/** The kind of collections in the library table. */
export const COLLECTION_KIND = 'collection';
