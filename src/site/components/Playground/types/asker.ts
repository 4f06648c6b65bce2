import type {DemoFile} from '@site/src/site/demos/demo';
import type {FromWorker, Kind, Question, Questions, ToWorker, TypeUrls} from '@site/src/site/demos/types/messages';

/** A program, and where the declarations are that it is understood with. */
export type Program = {urls: TypeUrls; files: readonly DemoFile[]};

/** Asks TypeScript, which runs in a worker of its own, about programs. */
export class Asker {
  private worker: Worker | undefined;
  private readonly waiting = new Map<number, (message: FromWorker) => void>();
  private lastId = 0;

  /** @param workerUrl - the script of the worker; it is loaded with the first question */
  constructor(private readonly workerUrl: string) {}

  private start(): Worker {
    const worker = new Worker(this.workerUrl);
    worker.addEventListener('message', ({data}: MessageEvent<FromWorker>) => {
      this.waiting.get(data.id)?.(data);
      this.waiting.delete(data.id);
    });
    worker.addEventListener('error', (event) => {
      // The script could not be loaded, or memory ran out; the next question starts another worker.
      event.preventDefault();
      worker.terminate();
      this.worker = undefined;
      this.waiting.forEach((resolve, id) => resolve({id}));
      this.waiting.clear();
    });
    return worker;
  }

  /**
   * Asks about a program.
   *
   * @returns nothing when the worker or the declarations could not be loaded
   */
  async ask<K extends Kind>(
    {urls, files}: Program,
    kind: K,
    place: Questions[K]['place'],
  ): Promise<Questions[K]['answer'] | undefined> {
    this.worker ??= this.start();
    this.lastId += 1;
    const message: ToWorker = {id: this.lastId, urls, files, question: {kind, place} as Question};
    this.worker.postMessage(message);
    const {answer} = await new Promise<FromWorker>((resolve) => this.waiting.set(message.id, resolve));
    return answer;
  }
}
