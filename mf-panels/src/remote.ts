export const pages: any = {}; export const panels: any = {}; export const contract = '1.0.0';
