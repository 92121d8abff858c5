/** What collections are called among what players keep. */
export const COLLECTION_KIND = 'collection';
