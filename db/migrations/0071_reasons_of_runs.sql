-- compatible with: any older code
-- A run says why homes of its feed are not on show: {"hidden": {"placeAbroad": 9}, "putAside": {"required": 2}}.
alter table source_run add column counts jsonb not null default '{}';
comment on column source_run.counts is 'How often each problem was met, by what was done about it (import-problem.ts).';
