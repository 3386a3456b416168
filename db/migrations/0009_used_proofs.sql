-- Proofs that may be shown once: solved puzzles and the tokens given for them. (decision 015)
create table used_proof (
  id text primary key,
  expires_at timestamptz not null
);
comment on column used_proof.expires_at is 'From then on the proof is worthless anyway, and the row goes.';
create index used_proof_expiry on used_proof (expires_at);
