-- A guest sees and ends sessions, and an OTP typed lately opens what is most private (docs/decisions/0016).

alter table sessions add column id uuid not null default gen_random_uuid();
alter table sessions add column device text;
alter table sessions add column fresh_until timestamptz;
alter table sessions add constraint sessions_id_once unique (id);
alter table sessions add constraint sessions_device_length check (btrim(device) <> '' and length(device) <= 60);
comment on column sessions.id is 'What the guest''s own list calls the session: the token''s hash never leaves the database.';
comment on column sessions.device is 'Browser and system in our own words, such as Chrome on Android; null for sessions of before and for clients that say nothing. No address, no version.';
comment on column sessions.fresh_until is 'Until when an OTP typed in this session counts as fresh; null for sessions of before.';
comment on table sessions is 'Access tokens, SHA-256 hashed; 30 days, or 14 days without use (specification §3 Session, §6; docs/decisions/0016).';
create index sessions_idle on sessions (last_seen);
