-- compatible with: any older code
-- Upkeep finds old rows by an index, a batch at a time: without one, each batch reads the table from its beginning.
create index account_session_ended on account_session (ended_at) where ended_at is not null;
create index account_session_expiry on account_session (expires_at);
create index account_token_expiry on account_token (expires_at);
create index provider_sign_in_created on provider_sign_in (created_at);
create index alert_run_ended on alert_run (ended_at) where ended_at is not null;
create index alert_refusal_refused on alert_refusal (refused_at);
create index alert_unanswered on alert (updated_at)
  where visitor_id is not null and email is not null and email_confirmed_at is null;
create index conversation_known_visitor on conversation (updated_at) where from_account_id is null and from_email is not null;
create index push_message_waiting on push_message (created_at) where sent_at is null;
create index offer_report_known on offer_report (decided_at) where email is not null;
create index active_offer_wordless on active_offer (id) where title = '';
-- Mails to an account that was erased go with it.
create index mail_recipient on mail (recipient);
