-- Passkeys of those who sign in with one: a hotel's managers (docs/decisions/0025), and operators (0029).

create table passkeys (
  id text primary key,
  kind text not null,
  holder text not null,
  public_key bytea not null,
  counter bigint not null default 0,
  transports text[] not null default '{}',
  device text,
  made_at timestamptz not null,
  used_at timestamptz not null,
  forgotten_at timestamptz,
  forgotten_by text,
  constraint passkeys_kind_known check (kind in ('staff', 'operator')),
  constraint passkeys_holder_form check (case kind when 'staff' then holder ~ '^\+91[6-9][0-9]{9}$' else holder ~ '^[0-9a-f-]{36}$' end),
  constraint passkeys_counter_range check (counter >= 0),
  constraint passkeys_forgotten_whole check ((forgotten_at is null) = (forgotten_by is null))
);
comment on table passkeys is 'A passkey: its public key and how often it was used. holder: the phone of staff, who may work at several hotels, or the id of an operator. Forgotten by the office only, when a device is lost.';
create index passkeys_holder on passkeys (kind, holder) where forgotten_at is null;

alter table desk_sessions add column passkey_at timestamptz;
alter table desk_sessions add column challenge text;
alter table desk_sessions add column challenge_until timestamptz;
comment on column desk_sessions.passkey_at is 'When a passkey of this colleague was shown on this device: outside a local machine only then a manager acts as one.';
comment on column desk_sessions.challenge is 'What the passkey has to sign, for some minutes and once.';
alter table desk_sessions add constraint desk_sessions_challenge_whole check ((challenge is null) = (challenge_until is null));
