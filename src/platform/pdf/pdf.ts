import type PDFDocument from 'pdfkit';

/** A page that is drawn on. Places are points from its upper left corner; a point is a seventy-second of an inch. */
export type Pdf = InstanceType<typeof PDFDocument>;
