-- The office searches its log for a part of a reason. Few entries have a reason, so the indexes are small.
create index operator_actions_reason_trigrams on operator_actions using gin (reason gin_trgm_ops) where reason is not null;
create index staff_acts_reason_trigrams on staff_acts using gin (reason gin_trgm_ops) where reason is not null;
