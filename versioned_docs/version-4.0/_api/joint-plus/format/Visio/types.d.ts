export type VisioCellName = string;
export type VisioRowType = string;
export type VisioSectionType = string;
export type VisioUnitType = string;

export const VisioCellName: {readonly [name: string]: VisioCellName};
export const VisioRowType: {readonly [name: string]: VisioRowType};
export const VisioSectionType: {readonly [name: string]: VisioSectionType};
export const VisioUnitType: {readonly [name: string]: VisioUnitType};
