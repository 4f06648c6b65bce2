export namespace Local {
  const prefix: string;

  function insert(collection: string, doc: any, callback: (err: Error, doc: any) => void): void;

  function find(collection: string, query: any, callback: (err: Error, docs: Array<any>) => void): void;

  function remove(collection: string, query: any, callback: (err: Error) => void): void;
}
