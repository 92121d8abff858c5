/** The address of a roster's builder. */
export const builderAddress = (id: string): string => `/build?r=${encodeURIComponent(id)}`;
