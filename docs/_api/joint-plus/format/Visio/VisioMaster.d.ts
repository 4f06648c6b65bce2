export class VisioMaster {
  id: number;

  name: string;

  getIconBase64(): string | null;
}
