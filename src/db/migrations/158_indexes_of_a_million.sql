-- Jobs find old rows, and the office the newest lines of its log, without reading whole tables.
create index analytics_events_by_time on analytics_events (at);
create index webhook_events_processed on webhook_events (processed_at) where processed_at is not null;
create index staff_acts_by_time on staff_acts (written_at, id);
drop index operator_actions_age;
create index operator_actions_by_time on operator_actions (at, id);
