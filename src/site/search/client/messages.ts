/** A body of `POST /1/indexes/*\/queries`, on its way to the worker. */
export type ToWorker = {
  id: number;
  body: string;
  baseUrl: string;
  /** The manifest of the index, when the page has fetched it while the worker was loading. */
  manifest?: string;
};

/** The worker's answer, as an HTTP response has it. */
export type FromWorker = {id: number; status: number; content: string};
