-- Providers whose ID tokens name no nonce, and one-time codes that move to another phone. (decision 016)
alter table provider_sign_in add column token_hash bytea;
comment on column provider_sign_in.token_hash is 'The ID token itself, where nothing inside it says that it belongs to this sign-in.';
alter table account add column totp_next_secret text;
comment on column account.totp_next_secret is 'A new key, encrypted: takes the place of totp_secret once a code of it was shown.';
