-- Passkeys of a hotel's managers (docs/decisions/0025).

create table staff_passkeys (
  id text primary key,
  phone text not null,
  public_key bytea not null,
  counter bigint not null default 0,
  transports text[] not null default '{}',
  device text,
  made_at timestamptz not null,
  used_at timestamptz not null,
  forgotten_at timestamptz,
  forgotten_by text,
  constraint staff_passkeys_phone_form check (phone ~ '^\+91[6-9][0-9]{9}$'),
  constraint staff_passkeys_counter_range check (counter >= 0),
  constraint staff_passkeys_forgotten_whole check ((forgotten_at is null) = (forgotten_by is null))
);
comment on table staff_passkeys is 'A passkey of somebody who manages hotels, by their phone: its public key and how often it was used. Forgotten by the office only, when a device is lost.';
create index staff_passkeys_phone on staff_passkeys (phone) where forgotten_at is null;

alter table desk_sessions add column passkey_at timestamptz;
alter table desk_sessions add column challenge text;
alter table desk_sessions add column challenge_until timestamptz;
comment on column desk_sessions.passkey_at is 'When a passkey of this colleague was shown on this device: outside a local machine only then a manager acts as one.';
comment on column desk_sessions.challenge is 'What the passkey has to sign, for some minutes and once.';
alter table desk_sessions add constraint desk_sessions_challenge_whole check ((challenge is null) = (challenge_until is null));
