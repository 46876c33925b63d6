-- Which request wrote an entry: what the worker logs about it later has the same id as what the request logged.

alter table outbox add column request text;
alter table outbox add constraint outbox_request_form check (request ~ '^[A-Za-z0-9_-]{8,64}$');
comment on column outbox.request is 'The id of the request that wrote it, for the log; null: a job did, or the entry is older.';
