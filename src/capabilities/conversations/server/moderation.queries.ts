/** A reported conversation, as moderators see it. */
export interface ReportedRecord {
  id: number;
  activeOfferId: number;
  objectTitle: string;
  fromUserId: number | null;
  fromFirstName: string | null;
  fromLastName: string | null;
  fromEmail: string | null;
  fromPhone: string | null;
  toUserId: number | null;
}
