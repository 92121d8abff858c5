const sentences = {
  full: 'The disk of the server is full: nothing was saved. Free some space, then try again.',
  locked: 'The database was in use by something else for too long: nothing was saved. Try again.',
  busy: 'The server has too many changes to save at once: this one was not saved. Try again.',
  damaged: 'The database of the server is damaged: its owner must restore it from a copy.',
  gone: 'The database of the server cannot be reached. Try again in a minute.',
};

/**
 * The database cannot be used now, for the reason that the sentence says and `cause` details. Nothing was written, except
 * that a connection can be lost while a change is confirmed: a repeated request with the same key settles that.
 */
export class StoreUnavailable extends Error {
  constructor(
    readonly why: keyof typeof sentences,
    cause?: unknown,
  ) {
    super(sentences[why], { cause });
  }
}

/** The address of a database is not one of PostgreSQL; the message leaves out the password in it. */
export class WrongDatabaseUrl extends Error {
  constructor(url: string) {
    const [scheme] = /^[a-z][a-z\d+.-]*:(?=\/\/)/i.exec(url) ?? [];
    const what =
      scheme === undefined || /^postgres(ql)?:$/i.test(scheme) ? 'cannot be read' : `begins with ${scheme}//`;
    super(
      `The address of the database ${what}; it must be one of PostgreSQL, such as postgres://user:password@host/database.`,
    );
  }
}

/** An idempotency key came with another request before. */
export class KeyReused extends Error {
  constructor() {
    super('This key was used for another request: send a new key with a new request.');
  }
}

/** The store has no event with this id. */
export class UnknownEvent extends Error {
  constructor() {
    super('This event does not exist.');
  }
}
