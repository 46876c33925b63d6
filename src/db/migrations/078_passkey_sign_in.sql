-- A guest may sign in with a passkey, and ends one that somebody else added (docs/decisions/0067).

-- Null: added before passkeys could sign in, so only its device knows.
alter table passkeys add column is_discoverable boolean;
comment on column passkeys.is_discoverable is 'Can the device offer it without being told which one? A guest signs in with such a passkey. Null: added before we asked.';

alter table passkeys add column not_me_hash bytea;
alter table passkeys add constraint passkeys_not_me_hash_length check (octet_length(not_me_hash) = 32);
alter table passkeys add constraint passkeys_not_me_of_guest check (not_me_hash is null or kind = 'guest');
create unique index passkeys_not_me_once on passkeys (not_me_hash) where not_me_hash is not null;
comment on column passkeys.not_me_hash is 'Of the link "Not you?" in the text that told a guest of it: within 72 hours it ends this passkey.';

alter table sessions add column passkey_id text references passkeys (id) on delete set null;
create index sessions_passkey on sessions (passkey_id) where passkey_id is not null;
comment on column sessions.passkey_id is 'The guest''s passkey that opened this session, or was shown or added in it last.';

create table passkey_sign_ins (
  browser_hash bytea primary key,
  challenge text not null,
  valid_until timestamptz not null,
  constraint passkey_sign_ins_hash_length check (octet_length(browser_hash) = 32)
);
comment on table passkey_sign_ins is 'What a browser has to sign with a passkey to sign in, for some minutes and once. browser_hash: of the secret in its cookie. It knows no guest.';
create index passkey_sign_ins_valid_until on passkey_sign_ins (valid_until);

-- A guest signs in with a passkey of their own, never with one of a desk, of the office or of another guest.
create function refuse_foreign_passkey() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from passkeys p where p.id = new.passkey_id and p.kind = 'guest' and p.holder = new.user_id::text) then
    raise exception 'this passkey is not of this guest'
      using errcode = 'check_violation', table = 'sessions', constraint = 'sessions_own_passkey';
  end if;
  return new;
end $$;
create trigger sessions_own_passkey before insert or update of passkey_id on sessions
  for each row when (new.passkey_id is not null) execute function refuse_foreign_passkey();
