import type PDFDocument from 'pdfkit';

/** A page to draw on. Positions are points from its upper left corner; a point is a seventy-second of an inch. */
export type Pdf = InstanceType<typeof PDFDocument>;
