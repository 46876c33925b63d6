-- When each job last ended well: a failed turn overwrites ended_at, and an alarm asks how long nothing has gone well.

alter table job_runs add column ended_well_at timestamptz;
update job_runs set ended_well_at = ended_at where ended_at is distinct from failed_at;
