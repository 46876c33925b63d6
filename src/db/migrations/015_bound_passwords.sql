-- A one-time password belongs to the browser or app that asked for it (decisions, "Sign-in"; docs/decisions/0012).

alter table otps add column challenge_hash bytea unique;
alter table otps add column open_tries int not null default 0;
alter table otps add column proven_at timestamptz;
alter table otps add column refused_emails int not null default 0;
alter table otps add constraint otps_challenge_hash_length check (octet_length(challenge_hash) = 32);
alter table otps add constraint otps_open_tries_range check (open_tries between 0 and 5);
alter table otps add constraint otps_refused_emails_range check (refused_emails between 0 and 5);
comment on table otps is 'One-time passwords, hashed; one use. Each belongs to the request that asked for it: a newer one for the same phone changes nothing about it (decisions: sign-in).';
comment on column otps.challenge_hash is 'SHA-256 of the challenge that only the asking browser or app holds.';
comment on column otps.tries is 'Wrong tries of the request''s own browser or app, which names its challenge.';
comment on column otps.open_tries is 'Wrong tries of clients that name no challenge: they use up nothing of tries.';
comment on column otps.proven_at is 'The password was right, but the email taken: its own browser corrects the email and goes on without another password.';
create trigger otps_open_tries_only_grow before update on otps
  for each row when (new.open_tries < old.open_tries or new.refused_emails < old.refused_emails)
  execute function refuse_change('tries are never taken back');

create table signup_requests (
  otp_id bigint primary key references otps (id) on delete cascade,
  name text not null,
  email text not null,
  gender text,
  city_id int references cities (id),
  city_name text,
  referral_code text,
  contact_consent boolean not null default false,
  created_at timestamptz not null,
  constraint signup_requests_gender_known check (gender in ('male', 'female', 'third_gender', 'wont_say'))
);
comment on table signup_requests is 'Details of a sign-up, kept aside with the very password they were sent with; nobody is registered until it is verified. Replaces pending_signups, which one stranger could overwrite for another.';
create index signup_requests_city on signup_requests (city_id);
create index signup_requests_age on signup_requests (created_at);

comment on table pending_signups is 'No longer written: details are kept in signup_requests. Dropped once no server of the release before runs.';

alter table otp_sends add column purpose text;
alter table otp_sends add column device_hash bytea;
alter table otp_sends add constraint otp_sends_purpose_known check (purpose in ('login', 'signup'));
comment on column otp_sends.device_hash is 'Set when a browser asked that signed in with this phone before: such sends have limits of their own.';
create index otp_sends_device on otp_sends (device_hash, sent_at) where device_hash is not null;

create table otp_send_hours (
  hour timestamptz primary key,
  sends int not null,
  constraint otp_send_hours_sends_range check (sends >= 0)
);
comment on table otp_send_hours is 'How many passwords left in each past hour, kept some weeks: what is usual decides how many may leave in this one.';

create table used_proofs (
  proof_hash bytea primary key,
  expires_at timestamptz not null,
  constraint used_proofs_hash_length check (octet_length(proof_hash) = 32)
);
comment on table used_proofs is 'Puzzles that were solved and used: a solution counts once.';
create index used_proofs_expiry on used_proofs (expires_at);

create table known_devices (
  device_hash bytea not null,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  last_signed_in_at timestamptz not null,
  primary key (device_hash, user_id),
  constraint known_devices_hash_length check (octet_length(device_hash) = 32)
);
comment on table known_devices is 'Browsers that signed in with this phone before, by the hash of a cookie that outlives the logout: strangers cannot use up their passwords.';
create index known_devices_user on known_devices (user_id);
create index known_devices_age on known_devices (last_signed_in_at);

alter table users add column email_verified_at timestamptz;
comment on column users.email_verified_at is 'When the guest pressed the link we sent to this address; null for everybody who signed up before there was one. Until then only that link and booking confirmations go there.';

create table email_links (
  token_hash bytea primary key,
  user_id uuid not null references users (id) on delete cascade,
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint email_links_hash_length check (octet_length(token_hash) = 32),
  constraint email_links_expiry check (expires_at > created_at)
);
comment on table email_links is 'Links that verify an email, by the hash of their token; one use, three days, for the address they were sent to.';
create index email_links_user on email_links (user_id, created_at);
create index email_links_expiry on email_links (expires_at);
create trigger email_links_one_use before update on email_links
  for each row when (old.used_at is not null and new.used_at is distinct from old.used_at)
  execute function refuse_change('a used link stays used');
