-- compatible with: any older code
alter table picture add column drawing text;
comment on column picture.drawing is
  'Order of a drawing, of the sample market only: the picture is drawn from it when a size is first requested. Null for an upload.';
