-- When each job runs next, and which worker has its run (docs/decisions/0081). Replaces the queue of pg-boss in the schema
-- `pgboss`, which stays: processes of the release before still run their jobs from it, and a way back needs it. One
-- release later the owner drops it by hand (docs/operating/runbook.md, "A job is stuck"):
--   drop schema if exists pgboss cascade;

create table scheduled_jobs (
  name text primary key,
  due_at timestamptz(3) not null,
  attempts smallint not null default 0,
  taken_by uuid,
  leased_until timestamptz,
  constraint scheduled_jobs_name_form check (name ~ '^[a-z][a-z-]{0,63}$'),
  constraint scheduled_jobs_attempts_range check (attempts between 0 and 3),
  constraint scheduled_jobs_lease_whole check ((taken_by is null) = (leased_until is null)),
  constraint scheduled_jobs_taken_is_attempt check (taken_by is null or attempts > 0)
);
comment on table scheduled_jobs is 'When each job runs next, and which worker runs it now; how its last run went is in job_runs. A run that has ended leaves no row: the next one takes its place.';
comment on column scheduled_jobs.due_at is 'In milliseconds, as the server knows times: a worker takes the run that it read.';
comment on column scheduled_jobs.attempts is 'How often this run was begun; counts a worker that died in it.';
comment on column scheduled_jobs.taken_by is 'The claim of the worker that runs it, new for each attempt.';
comment on column scheduled_jobs.leased_until is 'The worker counts as dead if it does not renew its claim until then, by the database''s clock.';

-- One worker at a time, and no run before its time. A lease longer than two minutes was given by a clock that was wrong.
create function refuse_taken_job() returns trigger language plpgsql as $$
begin
  if old.leased_until between clock_timestamp() and clock_timestamp() + interval '2 minutes' then
    raise exception 'another worker runs %', old.name
      using errcode = 'check_violation', constraint = 'scheduled_jobs_one_worker';
  end if;
  if new.due_at > clock_timestamp() then
    raise exception '% is not due yet', old.name using errcode = 'check_violation', constraint = 'scheduled_jobs_when_due';
  end if;
  return new;
end $$;
create trigger scheduled_jobs_one_worker before update on scheduled_jobs
  for each row when (new.taken_by is not null and new.taken_by is distinct from old.taken_by)
  execute function refuse_taken_job();
create trigger scheduled_jobs_begin_untaken before insert on scheduled_jobs
  for each row when (new.taken_by is not null)
  execute function refuse_change('a job is planned before a worker takes it');
