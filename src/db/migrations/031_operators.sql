-- Who works in the office, and their log (docs/decisions/0029).

create table operators (
  id uuid primary key default gen_random_uuid(),
  phone text not null,
  name text not null,
  role text not null,
  granted_by text not null,
  granted_at timestamptz not null,
  ended_at timestamptz,
  ended_by text,
  constraint operators_phone_form check (phone ~ '^\+91[6-9][0-9]{9}$'),
  constraint operators_name_filled check (btrim(name) <> '' and length(name) <= 80),
  constraint operators_role_known check (role in ('support', 'admin')),
  constraint operators_granted_by_filled check (btrim(granted_by) <> '' and length(granted_by) <= 80),
  constraint operators_end_whole check ((ended_at is null) = (ended_by is null) and ended_at >= granted_at)
);
comment on table operators is 'Who works at Uncle: support helps within limits, admin also sets limits and grants roles. The first admin comes from a command on the server. Rows are ended, never deleted: the log names them.';
create unique index operators_once on operators (phone) where ended_at is null;
create trigger operators_stay_ended before update on operators
  for each row when (old.ended_at is not null) execute function refuse_change('who has left comes back by a new row');
create trigger operators_stay before delete on operators
  for each row execute function refuse_change('an operator is ended, never deleted');

create table office_sessions (
  token_hash bytea primary key,
  operator_id uuid not null references operators (id),
  device text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  last_seen timestamptz not null,
  passkey_at timestamptz,
  challenge text,
  challenge_until timestamptz,
  constraint office_sessions_hash_length check (octet_length(token_hash) = 32),
  constraint office_sessions_expiry check (expires_at > created_at),
  constraint office_sessions_challenge_whole check ((challenge is null) = (challenge_until is null))
);
comment on table office_sessions is 'Devices signed in at the office: SHA-256 of the token, eight hours. passkey_at: when a passkey was shown on it; outside a local machine nothing opens before. challenge: what the passkey has to sign.';
create index office_sessions_operator on office_sessions (operator_id);
create index office_sessions_expiry_order on office_sessions (expires_at);

alter table otps drop constraint otps_purpose_known;
alter table otps add constraint otps_purpose_known check (purpose in ('login', 'signup', 'desk', 'office'));
alter table otp_sends drop constraint otp_sends_purpose_known;
alter table otp_sends add constraint otp_sends_purpose_known check (purpose in ('login', 'signup', 'desk', 'office'));

create table office_limits (
  id int generated always as identity primary key,
  per_booking int not null,
  per_day int not null,
  set_by uuid not null references operators (id),
  set_at timestamptz not null,
  constraint office_limits_range check (per_booking between 0 and 1000000 and per_day between per_booking and 10000000)
);
comment on table office_limits is 'What support may give away, in whole rupees: the newest row counts.';
create index office_limits_set_by on office_limits (set_by);
create trigger office_limits_stay before update or delete on office_limits
  for each row execute function refuse_change('a limit is replaced by a newer one');

create table office_proposals (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  booking_id uuid references bookings (id),
  hotel_id int references hotels (id),
  terms jsonb not null,
  reason text not null,
  proposed_by uuid not null references operators (id),
  proposed_at timestamptz not null,
  status text not null default 'waiting',
  decided_by uuid references operators (id),
  decided_at timestamptz,
  constraint office_proposals_kind_form check (kind ~ '^[a-z][a-z_]{0,63}$'),
  constraint office_proposals_reason_filled check (length(btrim(reason)) between 4 and 200),
  constraint office_proposals_status_known check (status in ('waiting', 'confirmed', 'declined')),
  constraint office_proposals_decision_whole check ((status = 'waiting') = (decided_at is null) and (decided_at is null) = (decided_by is null)),
  constraint office_proposals_two_people check (status <> 'confirmed' or decided_by <> proposed_by)
);
comment on table office_proposals is 'What takes two people: one operator proposes, another confirms. terms: what was proposed, our own words and numbers.';
create index office_proposals_waiting on office_proposals (proposed_at) where status = 'waiting';
create index office_proposals_booking on office_proposals (booking_id) where booking_id is not null;
create index office_proposals_hotel on office_proposals (hotel_id) where hotel_id is not null;
create index office_proposals_proposed_by on office_proposals (proposed_by);
create index office_proposals_decided_by on office_proposals (decided_by) where decided_by is not null;
create trigger office_proposals_decided_once before update on office_proposals
  for each row when (old.status <> 'waiting') execute function refuse_change('a proposal is decided once');
create trigger office_proposals_stay before delete on office_proposals
  for each row execute function refuse_change('a proposal stays written');

-- The log of what operators did by command becomes the office's log.
alter table operator_actions add column operator_id uuid references operators (id);
alter table operator_actions add column booking_id uuid references bookings (id);
alter table operator_actions add column user_id uuid references users (id);
alter table operator_actions add column hotel_id int references hotels (id);
alter table operator_actions add column reason text;
alter table operator_actions add column detail jsonb not null default '{}';
alter table operator_actions add column cost int not null default 0;
alter table operator_actions add column proposed_by uuid references operators (id);
alter table operator_actions add constraint operator_actions_reason_length check (length(btrim(reason)) between 4 and 200);
alter table operator_actions add constraint operator_actions_signed_has_reason check (operator_id is null or reason is not null);
alter table operator_actions add constraint operator_actions_cost_range check (cost >= 0);
alter table operator_actions add constraint operator_actions_two_people check (proposed_by is null or proposed_by <> operator_id);
comment on table operator_actions is 'The office''s log: what operators did and which personal data they read, with their reason, written in the transaction of the deed. operator_id is null for a command on the server. cost: whole rupees given away, which count against the limit of the one who proposed it, else of the one who did it. detail: our own words and numbers, nothing of a guest.';
create index operator_actions_by_operator on operator_actions (operator_id, at) where operator_id is not null;
create index operator_actions_booking on operator_actions (booking_id, id) where booking_id is not null;
create index operator_actions_user on operator_actions (user_id) where user_id is not null;
create index operator_actions_hotel on operator_actions (hotel_id) where hotel_id is not null;
create index operator_actions_proposed_by on operator_actions (proposed_by, at) where proposed_by is not null;
create index operator_actions_age on operator_actions (at);
create trigger operator_actions_stay_whole before truncate on operator_actions
  for each statement execute function refuse_change('what an operator did stays written');
