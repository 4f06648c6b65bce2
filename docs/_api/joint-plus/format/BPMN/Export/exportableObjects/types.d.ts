export interface EventDefinition {
  type: string;
  marker: string;
  interrupting: boolean;
}

export interface Lane {
  id: string;
  fullyQualifiedId: string;
  label: string | null;
  sublanes: Lane[];
  bbox: {
    x: number;
    y: number;
    width: number;
    height: number;
  };
}

export type Orientation = 'horizontal' | 'vertical';
