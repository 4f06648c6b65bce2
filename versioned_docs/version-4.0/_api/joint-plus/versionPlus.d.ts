export const versionPlus: string;
